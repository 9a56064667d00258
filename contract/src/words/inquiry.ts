/** The words of an inquiry's details, on its form and in the text that staff read. */
import type { DeliveryTerm, QuantityUnit } from '../submissions/inquiry-choices.ts';
import type { Locale } from '../locales.ts';

type InquiryWords = {
  /** The options of the form. */
  units: Record<QuantityUnit, string>;
  terms: Record<DeliveryTerm, string>;
  /** A figure with its unit. */
  amounts: Record<QuantityUnit, (figure: string) => string>;
  /** The lines of the text. */
  lines: {
    quantity: (amount: string) => string;
    /** A rule of Incoterms, with its place if there is one. */
    delivery: (term: string) => string;
    place: (place: string) => string;
    /** A day as in 2027-03-15. */
    date: (day: string) => string;
  };
};

const cn: InquiryWords = {
  units: {
    t: '吨',
    kg: '千克',
    bigBag: '吨袋',
    container20: '20英尺集装箱',
    container40: '40英尺集装箱',
    wagon: '铁路车皮',
  },
  terms: {
    EXW: '工厂交货',
    FCA: '货交承运人',
    CPT: '运费付至',
    CIP: '运费和保险费付至',
    DAP: '目的地交货',
    DPU: '目的地卸货后交货',
    DDP: '完税后交货',
    FAS: '船边交货',
    FOB: '船上交货',
    CFR: '成本加运费',
    CIF: '成本、保险费加运费',
  },
  amounts: {
    t: (figure) => `${figure}吨`,
    kg: (figure) => `${figure}千克`,
    bigBag: (figure) => `${figure}个吨袋`,
    container20: (figure) => `${figure}个20英尺集装箱`,
    container40: (figure) => `${figure}个40英尺集装箱`,
    wagon: (figure) => `${figure}节铁路车皮`,
  },
  lines: {
    quantity: (amount) => `数量：${amount}`,
    delivery: (term) => `交货条件：${term}（Incoterms 2020）`,
    place: (place) => `港口或车站：${place}`,
    date: (day) => `最迟交货日期：${day}`,
  },
};

const en: InquiryWords = {
  units: {
    t: 'tonnes',
    kg: 'kilograms',
    bigBag: 'big bags',
    container20: '20-foot containers',
    container40: '40-foot containers',
    wagon: 'railway wagons',
  },
  terms: {
    EXW: 'Ex Works',
    FCA: 'Free Carrier',
    CPT: 'Carriage Paid To',
    CIP: 'Carriage and Insurance Paid To',
    DAP: 'Delivered at Place',
    DPU: 'Delivered at Place Unloaded',
    DDP: 'Delivered Duty Paid',
    FAS: 'Free Alongside Ship',
    FOB: 'Free On Board',
    CFR: 'Cost and Freight',
    CIF: 'Cost, Insurance and Freight',
  },
  amounts: {
    t: (figure) => `${figure}\u00A0t`,
    kg: (figure) => `${figure}\u00A0kg`,
    bigBag: (figure) => `${figure}\u00A0×\u00A0big bag`,
    container20: (figure) => `${figure}\u00A0×\u00A020-foot container`,
    container40: (figure) => `${figure}\u00A0×\u00A040-foot container`,
    wagon: (figure) => `${figure}\u00A0×\u00A0railway wagon`,
  },
  lines: {
    quantity: (amount) => `Quantity: ${amount}`,
    delivery: (term) => `Delivery: ${term} (Incoterms 2020)`,
    place: (place) => `Port or station: ${place}`,
    date: (day) => `Delivery by: ${day}`,
  },
};

const ru: InquiryWords = {
  units: {
    t: 'тонны',
    kg: 'килограммы',
    bigBag: 'биг-бэги',
    container20: '20-футовые контейнеры',
    container40: '40-футовые контейнеры',
    wagon: 'вагоны',
  },
  terms: {
    EXW: 'франко-завод',
    FCA: 'франко-перевозчик',
    CPT: 'перевозка оплачена до',
    CIP: 'перевозка и страхование оплачены до',
    DAP: 'поставка в месте назначения',
    DPU: 'поставка в месте назначения с выгрузкой',
    DDP: 'поставка с оплатой пошлин',
    FAS: 'свободно вдоль борта судна',
    FOB: 'свободно на борту',
    CFR: 'стоимость и фрахт',
    CIF: 'стоимость, страхование и фрахт',
  },
  amounts: {
    t: (figure) => `${figure}\u00A0т`,
    kg: (figure) => `${figure}\u00A0кг`,
    bigBag: (figure) => `${figure}\u00A0×\u00A0биг-бэг`,
    container20: (figure) => `${figure}\u00A0×\u00A020-футовый контейнер`,
    container40: (figure) => `${figure}\u00A0×\u00A040-футовый контейнер`,
    wagon: (figure) => `${figure}\u00A0×\u00A0вагон`,
  },
  lines: {
    quantity: (amount) => `Количество: ${amount}`,
    delivery: (term) => `Условия поставки: ${term} (Инкотермс 2020)`,
    place: (place) => `Порт или станция: ${place}`,
    date: (day) => `Срок поставки: до\u00A0${day.split('-').toReversed().join('.')}`,
  },
};

export const inquiryWords: Record<Locale, InquiryWords> = { cn, en, ru };
