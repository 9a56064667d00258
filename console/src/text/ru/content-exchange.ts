import type { ContentExchangeTexts } from '../cn/content-exchange.ts';
import { plural } from '../plural.ts';

const items = (count: number) => plural('ru', count, { one: 'материал', few: 'материала', many: 'материалов' });

export const contentExchange: ContentExchangeTexts = {
  title: 'Импорт и экспорт',
  note: 'Перенос материалов в другую систему или переводчику и обратно. Импорт создаёт черновики и ничего не публикует.',
  exportTitle: (count) => `Экспортировать ${items(count)}`,
  exportHeading: 'Экспорт',
  whichKinds: 'Что экспортировать',
  allKinds: 'Всё',
  formats: {
    content: 'Материалы с изображениями и роликами (ZIP)',
    workbook: 'Таблица (Excel)',
    translation: (language) => `Переводчику: ${language} (XLIFF 2.1)`,
  },
  formatHints: {
    content: 'Все поля на трёх языках, нужные изображения и ролики, для другой системы',
    workbook: 'Измените в Excel и импортируйте здесь же: сначала будут показаны изменения',
    translation: 'Китайский текст и нынешний перевод, для программы перевода. Готовый файл импортируется здесь же',
  },
  onlyOpen: 'Только без перевода или с изменённым оригиналом',
  download: 'Скачать',
  collecting: 'Подготовка…',
  exported: (count) => `Экспортировано: ${items(count)}`,
  nothingToExport: 'Ничего не найдено',
  tooMany: (count, most) =>
    `Получается ${items(count)}, а в файл входит ${most}. Выберите меньше видов или отметьте материалы в списке.`,
  fromLists:
    'Отдельные материалы отметьте в списке и нажмите «Экспортировать…». В файле Excel — один вид: продукция или типичные значения.',
  importHeading: 'Импорт',
  chooseFile: 'Выбрать файл…',
  drop: 'Перетащите файл сюда',
  release: 'Отпустите для просмотра',
  rule: (megabytes) => `ZIP, XLIFF или XLSX, до ${megabytes}\u00A0МБ. Сначала видно, что изменится.`,
  tooLarge: (megabytes) => `Файл слишком велик: не больше ${megabytes}\u00A0МБ`,
  wrongType: 'Выберите ZIP или XLSX, экспортированный здесь, или файл XLIFF от переводчика',
  reading: (share) => `Загружается ${share}`,
  checking: 'Сравнение…',
  anotherFile: 'Другой файл',
  previewAgain: 'Показать заново',
  previewTitle: (name) => `Просмотр: ${name}`,
  previewNote: (all) => `В файле ${items(all)}. Отмеченное сохранится черновиками, публикуете вы сами.`,
  empty: 'В файле нет материалов',
  selectAll: 'Всё, что можно импортировать',
  outcomes: {
    new: 'Новый',
    changed: 'Изменён',
    unchanged: 'Такой же',
    invalid: 'Нельзя импортировать',
    notAllowed: 'Нет прав',
  },
  fields: (count) => plural('ru', count, { one: 'отличие', few: 'отличия', many: 'отличий' }),
  moreFields: (count) => `Ещё ${count} не показано`,
  showFields: 'Показать изменения',
  target: 'Импортировать как',
  asChange: (title) => `Правка «${title}»`,
  asNew: 'Новый материал',
  leftOut: 'Тексты, которые не импортируются',
  media: (pictures, films) => {
    const parts = [
      ...(pictures > 0
        ? [plural('ru', pictures, { one: 'новое изображение', few: 'новых изображения', many: 'новых изображений' })]
        : []),
      ...(films > 0 ? [plural('ru', films, { one: 'новый ролик', few: 'новых ролика', many: 'новых роликов' })] : []),
    ];
    return `Вместе с материалами: ${parts.join(' и ')}.`;
  },
  missingFilms: (names) => `Этих роликов нет ни в файле, ни здесь: ${names}. На их месте ничего не показывается.`,
  apply: (count) => `Импортировать черновиками: ${count}`,
  chosen: (count) => `Выбрано: ${count}`,
  nothingChosen: 'Отметьте, что импортировать',
  applied: (created, changed) => `Импортировано: новых ${created}, изменённых ${changed}`,
  appliedNote:
    'Всё это черновики, сайт не изменился. Откройте, проверьте и опубликуйте. Факты, настройки и справочники вступят в силу при следующем сохранении.',
};
