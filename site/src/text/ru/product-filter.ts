import type { productFilter as cn } from '../cn/product-filter.ts';

export const productFilter = {
  limits: 'Отбор по\u00A0показателям и\u00A0назначению',
  filters: 'Фильтры',
  names: { sulfur: 'Сера', vanadium: 'Ванадий', ash: 'Зольность', use: 'Назначение' },
  any: 'Все',
  /** Behind a figure. */
  vanadiumUnit: '\u00A0мг/кг',
  percent: '\u00A0%',
  uses: {
    anodes: 'Обожжённые аноды',
    electrodes: 'Графитированные электроды',
    anodeMaterial: 'Анодный материал (аккумуляторы)',
    recarburising: 'Науглероживание',
    paste: 'Электродная и\u00A0подовая масса',
    reduction: 'Восстановитель',
    fuel: 'Топливо',
    smelting: 'Электролиз алюминия',
  },
  reset: 'Сбросить условия',
  nothingWithin: 'Под\u00A0эти условия ничего не\u00A0подходит',
  adviceWithin: 'Уберите одно из\u00A0условий или пришлите нам свои требования.',
  wholeSite: 'Искать по\u00A0всему сайту',
  compare: {
    choose: 'Сравнить',
    show: (count) => (count === 0 ? 'Сравнить выбранное' : `Сравнить выбранное (${count})`),
    hint: 'Не больше четырёх.',
    none: 'Сначала отметьте позиции.',
  },
} satisfies typeof cn;
