import type { StaffWords } from './cn.ts';

export const en = {
  errors: {
    signInRejected: 'User name or password is not correct',
    originRejected: 'The request came from another site and was rejected',
    confirmationRequired: 'This action needs a code from your authenticator again',
    versionConflict: 'Somebody else has changed this content. Please look at the differences first',
    pictureInUse: 'The picture is in use and cannot be deleted',
    staffFileTooLarge: 'file size cannot exceed 5 MB',
  },
  fieldErrors: {
    versionRequired: 'The version is missing',
  },
} satisfies StaffWords;
