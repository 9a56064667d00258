import type { ShellDialogTexts } from '../cn/shell-dialogs.ts';
import { plural } from '../plural.ts';

export const shellDialogs = {
  sessionEnded: {
    title: 'Сеанс истёк',
    sentence: 'Сеанс истёк. Можно остаться на этой странице или войти снова',
    kept: (count, time) =>
      `То, что вы писали, сохранено на этом компьютере (${plural('ru', count, { one: 'форма', few: 'формы', many: 'форм' })}, ${time}). После входа это можно будет восстановить.`,
    stay: 'На этой странице можно читать и копировать, но не сохранять.',
    signInAgain: 'Войти снова',
    cancel: 'Отмена',
  },
  confirmation: {
    title: 'Подтвердите, что это вы',
    byCode: 'Для этого действия нужно ещё раз ввести код из приложения. Следующие 15 минут вопрос не повторится.',
    byPassword: 'Для этого действия нужно ещё раз ввести пароль. Следующие 15 минут вопрос не повторится.',
    password: 'Пароль',
    confirm: 'Подтвердить',
  },
  palette: {
    title: 'Найти, перейти',
    placeholder: 'Заголовок, номер, страница или действие',
    pages: 'Страницы',
    items: 'Материалы',
    actions: 'Действия',
    recent: 'Недавнее',
    nothing: 'Ничего не найдено',
    searching: 'Поиск…',
    failed: 'Поиск не удался',
    more: (count) => `Ещё ${count}. Уточните запрос`,
    create: (kind) => `Создать: ${kind}`,
    openStale: 'Открыть устаревшие переводы',
    choose: 'выбор',
    open: 'открыть',
    changeAppearance: (appearance) => `Оформление: ${appearance}`,
    changeLanguage: (language) => `Язык: ${language}`,
  },
  keys: {
    anywhere: 'Везде',
    lists: 'Списки',
    editor: 'Редакторы',
    searchOrJump: 'Найти, перейти',
    fold: 'Свернуть навигацию',
    thisSheet: 'Эта таблица',
    rows: 'Следующая, предыдущая строка',
    open: 'Открыть',
    select: 'Выбрать строку',
    selectUpTo: 'Выбрать до этой строки',
    toSearch: 'К полю поиска',
    save: 'Сохранить',
    close: 'Закрыть',
  },
} satisfies ShellDialogTexts;
