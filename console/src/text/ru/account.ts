import type { AccountTexts } from '../cn/account.ts';
import { plural } from '../plural.ts';

export const account = {
  title: 'Мой профиль',
  password: 'Пароль',
  passwordHint: 'Новый пароль завершает все ваши сеансы: нужно будет войти снова.',
  changePassword: 'Сменить пароль',
  currentPassword: 'Текущий пароль',
  passwordChanged: 'Пароль изменён. Войдите снова',
  secondFactor: 'Второй фактор',
  hasAuthenticator: 'Аутентификатор подключён. При каждом входе нужен его код.',
  hasNone: 'Аутентификатор не подключён. С ним никто не войдёт, зная только ваш пароль.',
  isRequired: 'Ваша роль требует второго фактора, поэтому удалить его нельзя.',
  setUp: 'Подключить аутентификатор',
  replace: 'Сменить аутентификатор',
  remove: 'Удалить аутентификатор',
  removeTitle: 'Удалить аутентификатор?',
  removeHint: 'Тогда для входа хватит одного пароля, а коды восстановления перестанут действовать.',
  removed: 'Аутентификатор удалён',
  enrolled: 'Аутентификатор подключён',
  recoveryCodes: 'Коды восстановления',
  codesLeft: (count) =>
    `Осталось ${plural('ru', count, { one: 'неиспользованный код', few: 'неиспользованных кода', many: 'неиспользованных кодов' })}.`,
  renewCodes: 'Создать новые коды',
  renewTitle: 'Создать новые коды восстановления?',
  renewHint: 'Старые сразу перестанут действовать.',
  done: 'Готово',
  ownSessions: 'Мои сеансы',
} satisfies AccountTexts;
