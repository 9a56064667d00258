import { type CallFailure, failureIn, noResponse } from 'client/failure.ts';
import { describe, expect, it } from 'vitest';
import { isTooLarge } from '../parts/uploads/is-too-large.ts';
import { callWords } from './call-words/words.ts';
import { downloadFailureText, failureText, isSessionEnded, toastMilliseconds } from './failure-text.ts';

/** The failure that a response states. */
function failureOf(status: number, body: object | undefined): CallFailure {
  const failure = failureIn(body, status, null);
  if (failure === undefined) throw new Error('The call succeeded');
  return failure;
}

const rejected = (code: number, msg = '', error?: string) => failureOf(code, { code, msg, error });
const byProxy = (status: number) => failureOf(status, undefined);

describe('the error catalogue', () => {
  it('shows toasts for 5 seconds', () => expect(toastMilliseconds).toBe(5000));

  it('401: the session has ended, which a dialog says', () => {
    const ended = rejected(401, 'x', 'unauthorized');
    expect(isSessionEnded(ended)).toBe(true);
    expect(failureText(ended, 'cn')).toBe('无效的会话，或者会话已过期，请重新登录。');
    expect(failureText(ended, 'en')).toBe('The session is not valid or has expired. Please sign in again.');
  });

  it('a 401 of a proxy does not end the session', () => expect(isSessionEnded(byProxy(401))).toBe(false));

  it.each([
    ['403: the text of the code table', rejected(403, 'x', 'forbidden'), '当前操作没有权限'],
    ['404: the text of the code table', rejected(404, 'x', 'notFound'), '访问资源不存在'],
    [
      '403 of an error with a name of its own: its message',
      rejected(403, '密码不正确', 'signInRejected'),
      '密码不正确',
    ],
    ['500: the message of the error', rejected(500, '数据库不可用'), '数据库不可用'],
    ['another code: the message of the server', rejected(409, '仍有账号使用此角色', 'roleInUse'), '仍有账号使用此角色'],
    ['another code without a message: the default text', rejected(418), '系统未知错误，请反馈给管理员'],
    ['no connection', noResponse('network'), '后端接口连接异常'],
    ['no response in time', noResponse('timeout'), '系统接口请求超时'],
    ['a status without a code', byProxy(502), '系统接口502异常'],
  ])('%s', (_, failure, text) => expect(failureText(failure, 'cn')).toBe(text));

  it('in English and Russian', () => {
    expect(failureText(rejected(403), 'en')).toBe('No permission for the current operation');
    expect(failureText(byProxy(502), 'ru')).toBe('Ошибка интерфейса системы: 502');
  });

  it('of downloads: the rejection, otherwise that it failed', () => {
    expect(downloadFailureText(rejected(404, '附件已删除', 'attachmentGone'), 'cn')).toBe('附件已删除');
    // No dialog announces the ended session, as after a call.
    expect(downloadFailureText(rejected(401, 'x'), 'cn')).toBe('认证失败，无法访问系统资源');
    expect(downloadFailureText(byProxy(502), 'cn')).toBe('下载文件出现错误，请联系管理员！');
    expect(downloadFailureText(noResponse('network'), 'cn')).toBe('下载文件出现错误，请联系管理员！');
  });
});

it('has the texts of the specification for uploads, copies and direct downloads', () => {
  const { uploadFailed, editorPictureFailed, uploadTooLarge, copied, copyFailed, directDownloadFailed } = callWords.cn;
  expect([uploadFailed, editorPictureFailed, uploadTooLarge(5), copied, copyFailed, directDownloadFailed]).toEqual([
    '上传图片失败，请重试',
    '图片插入失败',
    '上传文件大小不能超过 5 MB!',
    '复制成功',
    '复制失败',
    '下载失败',
  ]);
});

it('a file of exactly the limit is not too large', () => {
  const limit = 5 * 1024 * 1024;
  expect([isTooLarge({ size: limit }, 5), isTooLarge({ size: limit + 1 }, 5)]).toEqual([false, true]);
});
