import type { SessionsTexts } from '../cn/sessions.ts';

export const sessions = {
  title: 'Сеансы',
  note: 'Новый пароль или отключение учётной записи сразу завершает все её сеансы.',
  whose: 'Чьи сеансы',
  own: 'Мои',
  all: 'Все',
  endOthers: 'Завершить другие мои',
  endedOthers: (count) => `Завершено сеансов: ${count}`,
  columns: {
    who: 'Кто',
    device: 'Устройство',
    network: 'Сеть',
    since: 'С',
    seen: 'Активность',
    ends: 'Истекает',
    actions: 'Действия',
  },
  you: (name) => `${name} (вы)`,
  thisOne: 'этот',
  end: 'Завершить',
  endTitle: (device) => `Завершить сеанс «${device}»?`,
  endHint: 'Вход на том устройстве сразу перестанет действовать. Несохранённое останется в его браузере.',
  ended: 'Сеанс завершён',
  script: 'Скрипт',
  empty: 'Сеансов нет',
} satisfies SessionsTexts;
