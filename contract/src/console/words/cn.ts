import type { StaffErrorCode, StaffFieldErrorCode } from '../errors.ts';

/** The gateway's texts for members of staff. The Chinese file defines the type of the others. */
export const cn = {
  errors: {
    signInRejected: '用户名或密码不正确',
    signInDelayed: '失败次数过多，请稍后再试',
    signInExpired: '登录超时，请重新输入用户名和密码',
    codeRejected: '验证码不正确或已使用过',
    setUpLinkInvalid: '此链接已失效，请向管理员索取新的链接',
    secondFactorRequired: '您的角色必须使用动态验证码，不能移除',
    rightsExceeded: '不能授予或管理自己没有的权限',
    ownAdministratorRight: '不能取消自己的管理员权限',
    lastAdministrator: '至少要保留一位可以登录的管理员',
    roleInUse: '仍有账号使用此角色',
    tooManyAccounts: '账号数量已达上限',
    tooManyRoles: '角色数量已达上限',
    originRejected: '请求来自其他网站，已被拒绝',
    confirmationRequired: '此操作需要再次输入动态验证码',
    versionConflict: '其他人已修改此内容，请先查看差异',
    pictureInUse: '图片正在使用，不能删除',
    staffFileTooLarge: '上传文件大小不能超过 5 MB!',
    fieldsForbidden: '您没有权限修改其中的某些字段',
    wasPublished: '已发布过的内容不能删除，请改为撤下',
    stateConflict: '内容的状态已改变，请刷新后重试',
    isReferenced: '其他内容仍在使用此项，不能撤下',
    notPublishable: '请先补全标出的字段，再发布',
  } satisfies Record<StaffErrorCode, string>,
  fieldErrors: {
    versionRequired: '缺少版本号',
    passwordTooShort: '密码至少 12 个字符',
    passwordCommon: '此密码太常见，容易被猜到',
    passwordWrong: '当前密码不正确',
    codeInvalid: '请输入 6 位数字',
    loginInvalid: '3 至 40 个字符：小写字母、数字、点、横线或下划线，首尾须为字母或数字',
    loginNotBuiltIn: '用户名只能是 admin 或 editor',
    loginTaken: '此用户名已被使用',
    displayNameRequired: '请输入名称',
    roleKeyInvalid: '2 至 40 个字母或数字，以小写字母开头',
    roleKeyTaken: '此角色代码已被使用',
    roleUnknown: '没有此角色',
    notAllowed: '您没有权限修改此字段',
    timePassed: '时间已过',
    timeTooLate: '时间太晚',
    notUnique: '已被其他条目使用',
  } satisfies Record<StaffFieldErrorCode, string>,
};

export type StaffWords = typeof cn;
