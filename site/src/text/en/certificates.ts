import type { certificates as cn } from '../cn/certificates.ts';
import { englishForm } from '../plural.ts';

export const certificates = {
  title: 'Look up a certificate',
  lead: 'Enter the 12-digit lot number of a certificate to see its test results against the contract limits. There is no account to open and no fee.',
  name: 'Quality',
  field: 'Lot number',
  hint: '12 digits, printed below the code in the top right corner of the certificate.',
  submit: 'Look up',
  samples: 'Sample lots to try:',
  malformed: 'A lot number has 12 digits. Please check it and try again.',
  unknown: (lot) => `There is no certificate for lot ${lot}`,
  unknownHint:
    'Please check the 12 digits. If the number is right, write to the quality desk, and they will answer during working hours.',
  inquire: 'Ask the quality desk',
  inquireAbout: (lot) => `Quality certificate ${lot}`,
  certificate: 'Quality certificate',
  lot: 'Lot',
  sample: 'Sample certificate',
  sampleHint: 'Sample certificate: the lot, the shipment and the figures are invented, for demonstration only.',
  code: (lot) => `QR code with the address of the certificate of lot ${lot}`,
  issued: 'Issued',
  quantity: 'Quantity',
  tonnes: 't',
  transport: 'Transport',
  from: 'Loaded at',
  to: 'Destination',
  product: 'Item number',
  results: 'Test results',
  columns: {
    property: 'Property',
    value: 'Measured',
    limit: 'Contract limit',
    gauge: 'Against the limit',
    method: 'Method',
  },
  within: 'within the limit',
  outside: 'outside the limit',
  allWithin: (count) => `All ${count} figures are within the contract limits.`,
  someOutside: (outside, count) =>
    `${outside} of ${count} figures ${englishForm(outside, 'is', 'are')} outside the contract limits.`,
  note: 'Note',
} satisfies typeof cn;
