import { plainAddress } from 'contract/paths.ts';
import type { SubmissionKind } from 'contract/submissions.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { CallFailure } from '../gateway/call.ts';
import { useLocale } from '../text/use-text.tsx';
import type { PostMetadata } from './form-action.ts';
import { PostErrors } from './post-errors.tsx';
import { PostSubmit } from './post-submit.tsx';
import { privateAttributes } from './private-attributes.ts';

type PostedFormProps = {
  kind: SubmissionKind;
  /** The path of its own page. */
  path: string;
  className?: string | undefined;
  isPrivate?: boolean;
  rejected: { errors: object; failure?: CallFailure } | undefined;
  /** Why the server could not read the last post. */
  unreadable: string | undefined;
  metadata: PostMetadata;
  /** The submit button's label, and the text beside it. */
  label: string;
  note: string;
  children: ReactNode;
};

/** A form that the browser posts itself. */
export function PostedForm({ path, className, isPrivate = false, rejected, children, ...form }: PostedFormProps) {
  const locale = useLocale();
  return (
    <form
      method="post"
      action={plainAddress(locale, path)}
      className={className}
      noValidate
      {...(isPrivate && privateAttributes)}
    >
      <PostErrors rejected={rejected} unreadable={form.unreadable} />
      {children}
      <PostSubmit kind={form.kind} metadata={form.metadata} label={form.label} note={form.note} />
    </form>
  );
}

/** The first invalid field, which takes the focus: errors are in the order of the page. */
export function firstInvalid(errors: object): string | undefined {
  return Object.keys(errors)[0];
}

/** The attributes of the consent's checkbox: it posts the accepted version. */
export function postedConsent(version: string, agreedTo: string, autoFocus: boolean): ComponentProps<'input'> {
  return { name: 'consentVersion', value: version, defaultChecked: agreedTo === version, autoFocus };
}
