import type { ContentExchangeTexts } from '../cn/content-exchange.ts';
import { plural } from '../plural.ts';

const items = (count: number) => plural('ru', count, { one: 'материал', few: 'материала', many: 'материалов' });

export const contentExchange: ContentExchangeTexts = {
  title: 'Загрузка и выгрузка',
  note: 'Перенос материалов в другую систему или переводчику и обратно. Загрузка создаёт черновики и ничего не публикует.',
  exportTitle: (count) => `Выгрузить ${items(count)}`,
  exportHeading: 'Выгрузка',
  whichKinds: 'Что выгрузить',
  allKinds: 'Всё',
  formats: {
    content: 'Материалы с изображениями и роликами (ZIP)',
    workbook: 'Таблица (Excel)',
    translation: (language) => `Переводчику: ${language} (XLIFF 2.1)`,
  },
  formatHints: {
    content: 'Все поля на трёх языках, нужные изображения и ролики, для другой системы',
    workbook: 'Измените в Excel и загрузите здесь же: сначала будут показаны изменения',
    translation: 'Китайский текст и нынешний перевод, для программы перевода. Готовый файл загружается здесь же',
  },
  onlyOpen: 'Только без перевода или с изменённым оригиналом',
  download: 'Скачать',
  collecting: 'Подготовка…',
  exported: (count) => `Выгружено: ${items(count)}`,
  nothingToExport: 'Ничего не найдено',
  tooMany: (count, most) =>
    `Получается ${items(count)}, а в файл входит ${most}. Выберите меньше разделов или отметьте материалы в списке.`,
  fromLists:
    'Отдельные материалы отметьте в списке и нажмите «Выгрузить…». В файле Excel — один вид: продукция или типичные значения.',
  importHeading: 'Загрузка',
  chooseFile: 'Выбрать файл…',
  drop: 'Перетащите файл сюда',
  release: 'Отпустите для просмотра',
  rule: (megabytes) => `ZIP, XLIFF или XLSX, до ${megabytes} МБ. Сначала видно, что изменится.`,
  tooLarge: (megabytes) => `Файл слишком велик: не больше ${megabytes} МБ`,
  wrongType: 'Выберите ZIP или XLSX, выгруженный здесь, или файл XLIFF от переводчика',
  reading: (share) => `Отправляется ${share}`,
  checking: 'Сравнение…',
  anotherFile: 'Другой файл',
  previewAgain: 'Показать заново',
  previewTitle: (name) => `Просмотр: ${name}`,
  previewNote: (all) => `В файле ${items(all)}. Отмеченное сохранится черновиками, публикуете вы сами.`,
  empty: 'В файле нет материалов',
  selectAll: 'Всё, что можно загрузить',
  outcomes: {
    new: 'Новый',
    changed: 'Изменён',
    unchanged: 'Такой же',
    invalid: 'Нельзя загрузить',
    notAllowed: 'Нет прав',
  },
  fields: (count) => plural('ru', count, { one: 'отличие', few: 'отличия', many: 'отличий' }),
  moreFields: (count) => `Ещё ${count} не показано`,
  showFields: 'Показать изменения',
  target: 'Загрузить как',
  asChange: (title) => `Правку «${title}»`,
  asNew: 'Новый материал',
  leftOut: 'Тексты, которые не загрузятся',
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
  apply: (count) => `Загрузить черновиками: ${count}`,
  chosen: (count) => `Выбрано: ${count}`,
  nothingChosen: 'Отметьте, что загрузить',
  applied: (created, changed) => `Загружено: новых ${created}, изменённых ${changed}`,
  appliedNote:
    'Всё это черновики, сайт не изменился. Откройте, проверьте и опубликуйте. Факты, настройки и справочники вступят в силу при следующем сохранении.',
};
