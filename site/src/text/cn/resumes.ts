export const resumes = {
  title: '投递简历',
  post: (postNo: string) => `职位编号 ${postNo}`,
  files: '简历文件',
  nameHint: '2至20个字符',
  remark: '补充说明',
  send: '投递简历',
  sent: (post: string, postNo: string) => `${post}，职位编号 ${postNo}。我们会按您留下的或简历中的联系方式答复您。`,
  otherWays: '您也可以把简历发到下面的邮箱，主题写明职位编号。',
  copyMail: '复制邮箱地址',
  copyPhone: '复制电话号码',
};
