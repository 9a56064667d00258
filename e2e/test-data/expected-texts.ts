/** Texts of sections 5 and 9 of the specification, and of F8, word for word. */
import type { Locale } from 'contract/locales.ts';

export const submitted: Record<Locale, string> = {
  cn: '提交成功',
  en: 'submitted successfully',
  ru: 'Отправить успешна',
};

export const consentRequired: Record<Locale, string> = {
  cn: '请阅读并同意隐私政策',
  en: 'Please read and accept the privacy notice',
  ru: 'Дайте согласие на обработку персональных данных',
};

/** The errors of invalid contact details. */
export const invalidContact: Record<Locale, Record<'reporter' | 'reporterMobile' | 'email', string>> = {
  cn: { reporter: '长度在 2 到 20 个字符', reporterMobile: '请输入正确的电话号码', email: '请输入正确的邮箱地址' },
  en: {
    reporter: 'Between 2 and 20 characters in length',
    reporterMobile: 'Please enter a valid phone number',
    email: 'Please enter a valid e-mail address',
  },
  ru: {
    reporter: 'Длина от 2 до 20 символов',
    reporterMobile: 'Пожалуйста, введите правильный номер мобильного телефона',
    email: 'Пожалуйста, введите правильный адрес электронной почты',
  },
};

/** The button of a form that could not be sent. */
export const sendAgain: Record<Locale, string> = { cn: '重新提交', en: 'Send again', ru: 'Отправить ещё раз' };

/** Beside the files of a form that was opened again. */
export const filesNotKept: Record<Locale, string> = {
  cn: '之前选择的文件未保留，请重新选择。',
  en: 'The files were not kept. Please choose them again.',
  ru: 'Файлы не\u00A0сохранились, выберите их заново.',
};
