import type { StaffWords } from './cn.ts';

export const en = {
  errors: {
    signInRejected: 'User name or password is not correct',
    signInDelayed: 'Too many failed attempts. Please try again later',
    signInExpired: 'The sign-in took too long. Please enter user name and password again',
    codeRejected: 'The code is not correct, or it has been used already',
    setUpLinkInvalid: 'This link no longer works. Please ask an administrator for a new one',
    secondFactorRequired: 'Your role requires an authenticator, so it cannot be removed',
    rightsExceeded: 'You cannot grant or manage rights that you do not have yourself',
    ownAdministratorRight: 'You cannot take away your own administrator right',
    lastAdministrator: 'At least one administrator must be able to sign in',
    roleInUse: 'Some accounts still have this role',
    tooManyAccounts: 'The maximum number of accounts is reached',
    tooManyRoles: 'The maximum number of roles is reached',
    originRejected: 'The request came from another site and was rejected',
    confirmationRequired: 'This action needs a code from your authenticator again',
    versionConflict: 'Somebody else has changed this content. Please look at the differences first',
  },
  fieldErrors: {
    versionRequired: 'The version is missing',
    passwordTooShort: 'At least 12 characters',
    passwordCommon: 'This password is too common and easy to guess',
    passwordWrong: 'The current password is not correct',
    codeInvalid: 'Enter six digits',
    loginInvalid:
      '3 to 40 characters: lower-case letters, digits, dots, hyphens or underscores, with a letter or digit at both ends',
    loginNotBuiltIn: 'Username must be admin or editor',
    loginTaken: 'This user name is taken',
    displayNameRequired: 'Enter a name',
    roleKeyInvalid: '2 to 40 letters or digits, beginning with a lower-case letter',
    roleKeyTaken: 'This role code is taken',
    roleUnknown: 'There is no such role',
  },
} satisfies StaffWords;
