import { type Locale, locales } from 'contract/locales.ts';
import type { BoundName, ProductColumn, ProductField } from './workbook-columns.ts';

type Words = {
  products: string;
  /** Beside the names for the program. */
  keep: string;
  fields: Record<ProductField | 'name' | 'introduction', string>;
  property: string;
  unit: string;
  bounds: Record<BoundName, string>;
};

/** The words of the heads in Excel files. */
export const workbookWords: Record<Locale, Words> = {
  cn: {
    products: '产品',
    keep: '灰色的行和列供系统识别，请勿改动。新产品：编号列留空。',
    fields: {
      id: '编号（系统）',
      itemNo: '产品编号',
      categoryId: '类别编号',
      aboutType: '所属（0 产品页，1 煅后焦，2 石油生焦）',
      name: '名称',
      introduction: '简介',
      picture: '图片（媒体库名称）',
      related: '相关产品（编号，逗号分隔）',
    },
    property: '指标',
    unit: '单位',
    bounds: { minimum: '最小', typical: '典型', maximum: '最大' },
  },
  en: {
    products: 'Products',
    keep: 'The system needs the grey rows and columns as they are. A new product has no id.',
    fields: {
      id: 'Id (of the system)',
      itemNo: 'Item number',
      categoryId: 'Id of the category',
      aboutType: 'Page (0 own, 1 calcined coke, 2 green coke)',
      name: 'Name',
      introduction: 'Introduction',
      picture: 'Picture (name in the library)',
      related: 'Related products (item numbers, with commas)',
    },
    property: 'Property',
    unit: 'Unit',
    bounds: { minimum: 'min', typical: 'typ', maximum: 'max' },
  },
  ru: {
    products: 'Продукция',
    keep: 'Серые строки и столбцы нужны системе, не меняйте их. У нового товара нет номера в первом столбце.',
    fields: {
      id: 'Номер (системный)',
      itemNo: 'Артикул',
      categoryId: 'Номер раздела',
      aboutType: 'Страница (0 — своя, 1 — прокалённый кокс, 2 — сырой кокс)',
      name: 'Название',
      introduction: 'Описание',
      picture: 'Картинка (имя в библиотеке)',
      related: 'Похожая продукция (артикулы через запятую)',
    },
    property: 'Показатель',
    unit: 'Единица',
    bounds: { minimum: 'мин.', typical: 'тип.', maximum: 'макс.' },
  },
};

/** The head of a column of products. */
export function labelOf(column: ProductColumn, locale: Locale): string {
  const label = workbookWords[locale].fields[column.field];
  return column.type === 'text' ? `${label} · ${locales[column.locale].ownName}` : label;
}
