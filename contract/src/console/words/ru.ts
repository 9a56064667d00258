import type { StaffWords } from './cn.ts';

export const ru = {
  errors: {
    signInRejected: 'Неверное имя пользователя или пароль',
    originRejected: 'Запрос пришёл с другого сайта и отклонён',
    confirmationRequired: 'Для этого действия нужно ещё раз ввести код из приложения',
    versionConflict: 'Этот материал изменил другой сотрудник. Сначала просмотрите различия',
    pictureInUse: 'Снимок используется, удалить его нельзя',
    staffFileTooLarge: 'Размер файла не должен превышать 5 МБ',
  },
  fieldErrors: {
    versionRequired: 'Не указана версия',
  },
} satisfies StaffWords;
