export const quantityUnits = ['t', 'kg', 'bigBag', 'container20', 'container40', 'wagon'] as const;

export type QuantityUnit = (typeof quantityUnits)[number];

/** The rules of Incoterms 2020 for any mode of transport. */
export const anyModeTerms = ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const;

/** The rules of Incoterms 2020 for ships only: they name a port. */
export const seaTerms = ['FAS', 'FOB', 'CFR', 'CIF'] as const;

export const deliveryTerms = [...anyModeTerms, ...seaTerms] as const;

export type DeliveryTerm = (typeof deliveryTerms)[number];
