/** All error codes with their HTTP status. A code is also the key of its translation. */
export const errorStatus = {
  badRequest: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  unknownLanguage: 404,
  methodNotAllowed: 405,
  requestTimeout: 408,
  conversationClosed: 409,
  submissionWithdrawn: 409,
  payloadTooLarge: 413,
  addressTooLong: 414,
  unsupportedMediaType: 415,
  rangeNotSatisfiable: 416,
  invalidInput: 422,
  pictureTooManyBytes: 413,
  pictureTypeRefused: 415,
  pictureTypeDiffers: 422,
  pictureTooLarge: 422,
  pictureBroken: 422,
  pictureTooDemanding: 422,
  receiptUnknown: 404,
  uploadMissing: 400,
  uploadEmpty: 422,
  uploadTooLarge: 413,
  uploadTypeRefused: 415,
  uploadTypeDiffers: 422,
  uploadUnpacksTooLarge: 422,
  tooManyRequests: 429,
  headersTooLarge: 431,
  recordAltered: 500,
  unexpected: 500,
  channelClosed: 503,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** All error codes of single fields. Schemas use them as messages; the response translates them. */
export const fieldErrorCodes = [
  'required',
  'wrongType',
  'outOfRange',
  'tooLong',
  'invalidFormat',
  'invalidText',
  'notOneOf',
  'unknownField',
  'notForThisForm',
  'businessTypeRequired',
  'nameRequired',
  'nameLength',
  'phoneRequired',
  'phoneInvalid',
  'mailRequired',
  'mailInvalid',
  'messageRequired',
  'quantityInvalid',
  'dateInvalid',
  'dateInPast',
  'consentRequired',
  'reportItemsRequired',
  'deptNameRequired',
  'contactRequired',
  'descriptionRequired',
  'filesRequired',
  'tooManyFiles',
  'filesExpired',
  'filesRefused',
  'postClosed',
  'receiptInvalid',
] as const;

export type FieldErrorCode = (typeof fieldErrorCodes)[number];

export function isFieldErrorCode(value: string): value is FieldErrorCode {
  return (fieldErrorCodes as readonly string[]).includes(value);
}

/** `longest` is the limit of a text that is too long, in characters. */
export type FieldError = { field: string; code: FieldErrorCode; longest?: number };
