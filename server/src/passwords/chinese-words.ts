/**
 * Parts of passwords that are frequent among Chinese users. Written for this project: published
 * lists hold real people's passwords. Frequent surnames, syllables of given names, phrases in pinyin,
 * and numbers that sound like a phrase.
 */
const surnames =
  'wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng liang xie song tang han feng deng cao peng zeng xiao tian dong pan yuan cai jiang yu du ye cheng wei su lv ding ren shen yao lu fu zhong cui tan liao fan wan jin shi jia xia yuan fang zou xiong bai meng qin qiu hou yan xue lei long tao duan hao kong shao mao chang wan gu lai kang he yan yin qian shi niu hong gong'.split(
    ' ',
  );

const givenNames =
  'wei fang na min jing xiuying li qiang lei jun yang yong yan jie juan tao ming chao xiulan xia ping gang guiying hua dan xin yu yuan ting hui ying lin bin bo hao yi chen rui hong jian peng long feng kai xiaoming xiaohong xiaoli xiaoyan zihan zixuan haoran yuxuan xinyi yifan'.split(
    ' ',
  );

const phrases =
  'woaini woaini woaiwo woaiwojia woaizhongguo aini ainiyiwannian wobuaini woshishui wodemima wodemim mima mimamima nihao nihaoma dajiahao zhongguo zhongguoren beijing shanghai guangzhou shenzhen dalian shenyang liaoning fushun tianjin chongqing chengdu wuhan xinnian kuaile shengri shengrikuaile gongxi gongxifacai facai fada wanshiruyi pingan jiankang xingfu kaixin meili baobao baobei laopo laogong mama baba jiejie gege didi meimei qinaide wangba caonima nimabi niubi shabi tamade guanli guanliyuan admin administrator mimashi denglu yonghu ceshi test root huawei xiaomi taobao alibaba tencent weixin weibo baidu jingdong zhifubao qq qqqq iloveyou asdf qwer qwerty asdfgh zxcvbn qazwsx qweasd qweasdzxc password passwd pass welcome hello changeme company gongsi jituan tansu shiyou shiyoujiao'.split(
    ' ',
  );

const numbers =
  '520 521 1314 5201314 1314520 5211314 1314521 520520 521521 13141314 5203344 3344520 7758521 7758258 147258369 258369147 369258147 147852369 159357 357159 123654 321654 741852963 963852741 789456123 456789 987654321 66668888 88886666 168168 16888 518518 888888 666666 88888888 66666666 8888 6666 1688 9527 110110 119119 12306 10086 10010'.split(
    ' ',
  );

export function* chineseWords(): Generator<string> {
  yield* phrases;
  yield* numbers;
  for (const surname of surnames) {
    for (const givenName of givenNames) yield surname + givenName;
  }
}
