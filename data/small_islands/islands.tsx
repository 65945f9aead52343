<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" name="islands" tilewidth="64" tileheight="64" tilecount="64" columns="8">
 <image source="islands.png" width="512" height="512"/>
 <tile id="0">
  <properties>
   <property name="face" value="=SSSS"/>
   <property name="id" value="l01"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="face" value="=SSSS"/>
   <property name="id" value="l02"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="face" value="=SSSS"/>
   <property name="id" value="l03"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="face" value="=LSSS:nw[flower]1"/>
   <property name="id" value="l04"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="face" value="=LSSS:nw[flower]0"/>
   <property name="id" value="l05"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="face" value="=LSSS:nw[flower]1"/>
   <property name="id" value="l06"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="face" value="=LSSS:nw[fruit]0"/>
   <property name="id" value="l07"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="face" value="=LSSS:nw[fruit]1"/>
   <property name="id" value="l08"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="face" value="=LSSS:nw[fruit]0"/>
   <property name="id" value="l09"/>
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="face" value="=LSSS:nw[leaf]1"/>
   <property name="id" value="l10"/>
  </properties>
 </tile>
 <tile id="10">
  <properties>
   <property name="face" value="=LSSS:nw[leaf]0"/>
   <property name="id" value="l11"/>
  </properties>
 </tile>
 <tile id="11">
  <properties>
   <property name="face" value="=LSSS:nw[leaf]1"/>
   <property name="id" value="l12"/>
  </properties>
 </tile>
 <tile id="12">
  <properties>
   <property name="face" value="=LSSS:nw[temple]0"/>
   <property name="id" value="l13"/>
  </properties>
 </tile>
 <tile id="13">
  <properties>
   <property name="face" value="=LSSS:nw[temple]1"/>
   <property name="id" value="l14"/>
  </properties>
 </tile>
 <tile id="14">
  <properties>
   <property name="face" value="=LSSS:nw[port]0"/>
   <property name="id" value="l15"/>
  </properties>
 </tile>
 <tile id="15">
  <properties>
   <property name="face" value="=LSSS:nw[port]1"/>
   <property name="id" value="l16"/>
  </properties>
 </tile>
 <tile id="16">
  <properties>
   <property name="face" value="=LSSS:nw[port]0"/>
   <property name="id" value="l17"/>
  </properties>
 </tile>
 <tile id="17">
  <properties>
   <property name="face" value="=LLSS:nw+ne[flower,flower]1"/>
   <property name="id" value="l18"/>
  </properties>
 </tile>
 <tile id="18">
  <properties>
   <property name="face" value="=LLSS:nw+ne[flower,temple]1"/>
   <property name="id" value="l19"/>
  </properties>
 </tile>
 <tile id="19">
  <properties>
   <property name="face" value="=LLSS:nw+ne[flower,leaf]1"/>
   <property name="id" value="l20"/>
  </properties>
 </tile>
 <tile id="20">
  <properties>
   <property name="face" value="=LLSS:nw+ne[fruit,fruit]1"/>
   <property name="id" value="l21"/>
  </properties>
 </tile>
 <tile id="21">
  <properties>
   <property name="face" value="=LLSS:nw+ne[fruit,temple]1"/>
   <property name="id" value="l22"/>
  </properties>
 </tile>
 <tile id="22">
  <properties>
   <property name="face" value="=LLSS:nw+ne[fruit,flower]1"/>
   <property name="id" value="l23"/>
  </properties>
 </tile>
 <tile id="23">
  <properties>
   <property name="face" value="=LLSS:nw+ne[leaf,leaf]1"/>
   <property name="id" value="l24"/>
  </properties>
 </tile>
 <tile id="24">
  <properties>
   <property name="face" value="=LLSS:nw+ne[leaf,temple]1"/>
   <property name="id" value="l25"/>
  </properties>
 </tile>
 <tile id="25">
  <properties>
   <property name="face" value="=LLSS:nw+ne[leaf,fruit]1"/>
   <property name="id" value="l26"/>
  </properties>
 </tile>
 <tile id="26">
  <properties>
   <property name="face" value="=LLSS:nw+ne[temple,port]1"/>
   <property name="id" value="l27"/>
  </properties>
 </tile>
 <tile id="27">
  <properties>
   <property name="face" value="=LLSS:nw+ne[temple,port]1"/>
   <property name="id" value="l28"/>
  </properties>
 </tile>
 <tile id="28">
  <properties>
   <property name="face" value="=LLSS:nw+ne[flower,port]1"/>
   <property name="id" value="l29"/>
  </properties>
 </tile>
 <tile id="29">
  <properties>
   <property name="face" value="=LLSS:nw+ne[fruit,port]1"/>
   <property name="id" value="l30"/>
  </properties>
 </tile>
 <tile id="30">
  <properties>
   <property name="face" value="=LLSS:nw+ne[leaf,port]1"/>
   <property name="id" value="l31"/>
  </properties>
 </tile>
 <tile id="31">
  <properties>
   <property name="face" value="=LSLS:nw[flower]0;se[fruit]0"/>
   <property name="id" value="l32"/>
  </properties>
 </tile>
 <tile id="32">
  <properties>
   <property name="face" value="=LSLS:nw[fruit]0;se[leaf]0"/>
   <property name="id" value="l33"/>
  </properties>
 </tile>
 <tile id="33">
  <properties>
   <property name="face" value="=LSLS:nw[leaf]0;se[flower]0"/>
   <property name="id" value="l34"/>
  </properties>
 </tile>
 <tile id="34">
  <properties>
   <property name="face" value="=LSLS:nw[flower]0;se[temple]0"/>
   <property name="id" value="l35"/>
  </properties>
 </tile>
 <tile id="35">
  <properties>
   <property name="face" value="=LSLS:nw[fruit]0;se[temple]0"/>
   <property name="id" value="l36"/>
  </properties>
 </tile>
 <tile id="36">
  <properties>
   <property name="face" value="=LSLS:nw[leaf]0;se[temple]0"/>
   <property name="id" value="l37"/>
  </properties>
 </tile>
 <tile id="37">
  <properties>
   <property name="face" value="=LSLS:nw[port]0;se[port]0"/>
   <property name="id" value="l38"/>
  </properties>
 </tile>
 <tile id="38">
  <properties>
   <property name="face" value="=LLLS:nw+ne+se[flower,flower]1"/>
   <property name="id" value="l39"/>
  </properties>
 </tile>
 <tile id="39">
  <properties>
   <property name="face" value="=LLLS:nw+ne+se[fruit,fruit]1"/>
   <property name="id" value="l40"/>
  </properties>
 </tile>
 <tile id="40">
  <properties>
   <property name="face" value="=LLLS:nw+ne+se[leaf,leaf]1"/>
   <property name="id" value="l41"/>
  </properties>
 </tile>
 <tile id="41">
  <properties>
   <property name="face" value="=LLLS:nw+ne+se[flower,fruit]1"/>
   <property name="id" value="l42"/>
  </properties>
 </tile>
 <tile id="42">
  <properties>
   <property name="face" value="=LLLS:nw+ne+se[fruit,leaf]1"/>
   <property name="id" value="l43"/>
  </properties>
 </tile>
 <tile id="43">
  <properties>
   <property name="face" value="=LLLS:nw+ne+se[leaf,flower]1"/>
   <property name="id" value="l44"/>
  </properties>
 </tile>
 <tile id="44">
  <properties>
   <property name="face" value="=LLLS:nw+ne+se[flower,temple]1"/>
   <property name="id" value="l45"/>
  </properties>
 </tile>
 <tile id="45">
  <properties>
   <property name="face" value="=LLLS:nw+ne+se[fruit,temple]1"/>
   <property name="id" value="l46"/>
  </properties>
 </tile>
 <tile id="46">
  <properties>
   <property name="face" value="=LLLS:nw+ne+se[leaf,temple]1"/>
   <property name="id" value="l47"/>
  </properties>
 </tile>
 <tile id="47">
  <properties>
   <property name="face" value="=LLLS:nw+ne+se[flower,port]1"/>
   <property name="id" value="l48"/>
  </properties>
 </tile>
 <tile id="48">
  <properties>
   <property name="face" value="=LLLS:nw+ne+se[fruit,port]1"/>
   <property name="id" value="l49"/>
  </properties>
 </tile>
 <tile id="49">
  <properties>
   <property name="face" value="=LLLS:nw+ne+se[leaf,port]1"/>
   <property name="id" value="l50"/>
  </properties>
 </tile>
 <tile id="50">
  <properties>
   <property name="face" value="=LLLS:nw+ne+se[temple,temple]1"/>
   <property name="id" value="l51"/>
  </properties>
 </tile>
 <tile id="51">
  <properties>
   <property name="face" value="=LLLS:nw+ne+se[temple,port]1"/>
   <property name="id" value="l52"/>
  </properties>
 </tile>
 <tile id="52">
  <properties>
   <property name="face" value="=LLLL:nw+ne+se+sw[flower,fruit,temple]1"/>
   <property name="id" value="l53"/>
  </properties>
 </tile>
 <tile id="53">
  <properties>
   <property name="face" value="=LLLL:nw+ne+se+sw[fruit,leaf,temple]1"/>
   <property name="id" value="l54"/>
  </properties>
 </tile>
 <tile id="54">
  <properties>
   <property name="face" value="=LLLL:nw+ne+se+sw[leaf,flower,temple]1"/>
   <property name="id" value="l55"/>
  </properties>
 </tile>
 <tile id="55">
  <properties>
   <property name="face" value="=LLLL:nw+ne+se+sw[flower,fruit,leaf]1"/>
   <property name="id" value="l56"/>
  </properties>
 </tile>
 <tile id="56">
  <properties>
   <property name="face" value="=LSSS:nw[flower]1"/>
   <property name="id" value="start-1-a"/>
  </properties>
 </tile>
 <tile id="57">
  <properties>
   <property name="face" value="=LLSS:nw+ne[flower]1"/>
   <property name="id" value="start-1-b"/>
  </properties>
 </tile>
 <tile id="58">
  <properties>
   <property name="face" value="=LSSS:nw[fruit]1"/>
   <property name="id" value="start-2-a"/>
  </properties>
 </tile>
 <tile id="59">
  <properties>
   <property name="face" value="=LLSS:nw+ne[fruit]1"/>
   <property name="id" value="start-2-b"/>
  </properties>
 </tile>
 <tile id="60">
  <properties>
   <property name="face" value="=LSSS:nw[leaf]1"/>
   <property name="id" value="start-3-a"/>
  </properties>
 </tile>
 <tile id="61">
  <properties>
   <property name="face" value="=LLSS:nw+ne[leaf]1"/>
   <property name="id" value="start-3-b"/>
  </properties>
 </tile>
 <tile id="62">
  <properties>
   <property name="face" value="=LSSS:nw[temple]1"/>
   <property name="id" value="start-4-a"/>
  </properties>
 </tile>
 <tile id="63">
  <properties>
   <property name="face" value="=LLSS:nw+ne[temple]1"/>
   <property name="id" value="start-4-b"/>
  </properties>
 </tile>
 <wangsets>
  <wangset name="coast" type="corner" tile="-1">
   <wangcolor name="land" color="#7f9f5f" tile="-1" probability="1"/>
   <wangcolor name="sea" color="#5f8faf" tile="-1" probability="1"/>
   <wangtile tileid="0" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="1" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="2" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="3" wangid="0,2,0,2,0,2,0,1"/>
   <wangtile tileid="4" wangid="0,2,0,2,0,2,0,1"/>
   <wangtile tileid="5" wangid="0,2,0,2,0,2,0,1"/>
   <wangtile tileid="6" wangid="0,2,0,2,0,2,0,1"/>
   <wangtile tileid="7" wangid="0,2,0,2,0,2,0,1"/>
   <wangtile tileid="8" wangid="0,2,0,2,0,2,0,1"/>
   <wangtile tileid="9" wangid="0,2,0,2,0,2,0,1"/>
   <wangtile tileid="10" wangid="0,2,0,2,0,2,0,1"/>
   <wangtile tileid="11" wangid="0,2,0,2,0,2,0,1"/>
   <wangtile tileid="12" wangid="0,2,0,2,0,2,0,1"/>
   <wangtile tileid="13" wangid="0,2,0,2,0,2,0,1"/>
   <wangtile tileid="14" wangid="0,2,0,2,0,2,0,1"/>
   <wangtile tileid="15" wangid="0,2,0,2,0,2,0,1"/>
   <wangtile tileid="16" wangid="0,2,0,2,0,2,0,1"/>
   <wangtile tileid="17" wangid="0,1,0,2,0,2,0,1"/>
   <wangtile tileid="18" wangid="0,1,0,2,0,2,0,1"/>
   <wangtile tileid="19" wangid="0,1,0,2,0,2,0,1"/>
   <wangtile tileid="20" wangid="0,1,0,2,0,2,0,1"/>
   <wangtile tileid="21" wangid="0,1,0,2,0,2,0,1"/>
   <wangtile tileid="22" wangid="0,1,0,2,0,2,0,1"/>
   <wangtile tileid="23" wangid="0,1,0,2,0,2,0,1"/>
   <wangtile tileid="24" wangid="0,1,0,2,0,2,0,1"/>
   <wangtile tileid="25" wangid="0,1,0,2,0,2,0,1"/>
   <wangtile tileid="26" wangid="0,1,0,2,0,2,0,1"/>
   <wangtile tileid="27" wangid="0,1,0,2,0,2,0,1"/>
   <wangtile tileid="28" wangid="0,1,0,2,0,2,0,1"/>
   <wangtile tileid="29" wangid="0,1,0,2,0,2,0,1"/>
   <wangtile tileid="30" wangid="0,1,0,2,0,2,0,1"/>
   <wangtile tileid="31" wangid="0,2,0,1,0,2,0,1"/>
   <wangtile tileid="32" wangid="0,2,0,1,0,2,0,1"/>
   <wangtile tileid="33" wangid="0,2,0,1,0,2,0,1"/>
   <wangtile tileid="34" wangid="0,2,0,1,0,2,0,1"/>
   <wangtile tileid="35" wangid="0,2,0,1,0,2,0,1"/>
   <wangtile tileid="36" wangid="0,2,0,1,0,2,0,1"/>
   <wangtile tileid="37" wangid="0,2,0,1,0,2,0,1"/>
   <wangtile tileid="38" wangid="0,1,0,1,0,2,0,1"/>
   <wangtile tileid="39" wangid="0,1,0,1,0,2,0,1"/>
   <wangtile tileid="40" wangid="0,1,0,1,0,2,0,1"/>
   <wangtile tileid="41" wangid="0,1,0,1,0,2,0,1"/>
   <wangtile tileid="42" wangid="0,1,0,1,0,2,0,1"/>
   <wangtile tileid="43" wangid="0,1,0,1,0,2,0,1"/>
   <wangtile tileid="44" wangid="0,1,0,1,0,2,0,1"/>
   <wangtile tileid="45" wangid="0,1,0,1,0,2,0,1"/>
   <wangtile tileid="46" wangid="0,1,0,1,0,2,0,1"/>
   <wangtile tileid="47" wangid="0,1,0,1,0,2,0,1"/>
   <wangtile tileid="48" wangid="0,1,0,1,0,2,0,1"/>
   <wangtile tileid="49" wangid="0,1,0,1,0,2,0,1"/>
   <wangtile tileid="50" wangid="0,1,0,1,0,2,0,1"/>
   <wangtile tileid="51" wangid="0,1,0,1,0,2,0,1"/>
   <wangtile tileid="52" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="53" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="54" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="55" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="56" wangid="0,2,0,2,0,2,0,1"/>
   <wangtile tileid="57" wangid="0,1,0,2,0,2,0,1"/>
   <wangtile tileid="58" wangid="0,2,0,2,0,2,0,1"/>
   <wangtile tileid="59" wangid="0,1,0,2,0,2,0,1"/>
   <wangtile tileid="60" wangid="0,2,0,2,0,2,0,1"/>
   <wangtile tileid="61" wangid="0,1,0,2,0,2,0,1"/>
   <wangtile tileid="62" wangid="0,2,0,2,0,2,0,1"/>
   <wangtile tileid="63" wangid="0,1,0,2,0,2,0,1"/>
  </wangset>
 </wangsets>
</tileset>
