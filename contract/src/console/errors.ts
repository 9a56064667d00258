/** Error codes that only members of staff meet. Their texts are not part of the public site's files. */
export const staffErrorStatus = {
  signInRejected: 403,
  signInDelayed: 429,
  signInExpired: 403,
  codeRejected: 403,
  setUpLinkInvalid: 404,
  passkeyRejected: 403,
  tooManyPasskeys: 409,
  secondFactorRequired: 409,
  rightsExceeded: 403,
  ownAdministratorRight: 409,
  lastAdministrator: 409,
  roleInUse: 409,
  tooManyAccounts: 409,
  tooManyRoles: 409,
  tooManyAnswerTemplates: 409,
  tooManyReportKeys: 409,
  reportKeyExists: 409,
  exclusionsUnanswered: 409,
  lastOfficer: 409,
  originRejected: 403,
  confirmationRequired: 403,
  versionConflict: 409,
  pictureInUse: 409,
  documentInUse: 409,
  filmInUse: 409,
  filmTooLarge: 413,
  filmTypeRefused: 415,
  tooManyFilms: 409,
  staffFileTooLarge: 413,
  fieldsForbidden: 403,
  wasPublished: 409,
  stateConflict: 409,
  isReferenced: 409,
  notPublishable: 422,
  figuresDiffer: 409,
  undoExpired: 409,
  exchangeFileTooLarge: 413,
  exchangeFileInvalid: 422,
  exchangeFileGone: 404,
} as const satisfies Record<string, number>;

export type StaffErrorCode = keyof typeof staffErrorStatus;

export function isStaffErrorCode(value: string): value is StaffErrorCode {
  return Object.hasOwn(staffErrorStatus, value);
}

/** Error codes of single fields of the staff's forms. */
export const staffFieldErrorCodes = [
  'versionRequired',
  'passwordTooShort',
  'passwordCommon',
  'passwordWrong',
  'codeInvalid',
  'loginInvalid',
  'loginNotBuiltIn',
  'loginTaken',
  'displayNameRequired',
  'roleKeyInvalid',
  'roleKeyTaken',
  'roleUnknown',
  'notAllowed',
  'timePassed',
  'timeTooLate',
  'notUnique',
  'sourceChanged',
  'markupChanged',
  'consentLinkMissing',
] as const;

export type StaffFieldErrorCode = (typeof staffFieldErrorCodes)[number];

export function isStaffFieldErrorCode(value: string): value is StaffFieldErrorCode {
  return (staffFieldErrorCodes as readonly string[]).includes(value);
}
