import type { StaffErrorCode, StaffFieldErrorCode } from '../errors.ts';

/** The gateway's texts for members of staff. The Chinese file defines the type of the others. */
export const cn = {
  errors: {
    signInRejected: '用户名或密码不正确',
    originRejected: '请求来自其他网站，已被拒绝',
    confirmationRequired: '此操作需要再次输入动态验证码',
    versionConflict: '其他人已修改此内容，请先查看差异',
    pictureInUse: '图片正在使用，不能删除',
    staffFileTooLarge: '上传文件大小不能超过 5 MB!',
  } satisfies Record<StaffErrorCode, string>,
  fieldErrors: {
    versionRequired: '缺少版本号',
  } satisfies Record<StaffFieldErrorCode, string>,
};

export type StaffWords = typeof cn;
