import type { ReactNode } from 'react';
import { useActionData } from 'react-router';
import { Breadcrumb, type Step } from '../parts/breadcrumb.tsx';
import primitives from '../parts/primitives.module.css';
import { SectionHeader } from '../parts/sections/section-header.tsx';
import type { AcceptedForm, RejectedForm } from './form-action.ts';
import { NoScriptConfirmation } from './no-script-confirmation.tsx';

type FormPageProps = {
  /** The pages between home and this page. */
  between?: readonly Step[];
  title: string;
  /** What the form is about, beside the title. */
  subject?: ReactNode;
  text: { name: string; lead: string; another: string };
  /** The page's own path. */
  path: string;
  /** Stands above the title. */
  above?: ReactNode;
  /** What the confirmation says beside the receipt. */
  promise?: ReactNode;
  next?: ReactNode;
  Form: (props: { rejected: RejectedForm | undefined }) => ReactNode;
};

/** A page with a form for browsers without scripts: the form, and the confirmation after it was sent. */
export function FormPage({ between = [], title, subject, text, path, above, promise, next, Form }: FormPageProps) {
  const result = useActionData<RejectedForm | AcceptedForm>();
  return (
    <article className={`${primitives.page} ${primitives.lastSection}`}>
      <Breadcrumb between={between} here={title} />
      {above}
      <SectionHeader
        name={text.name}
        title={
          subject === undefined ? (
            title
          ) : (
            <>
              {title} {subject}
            </>
          )
        }
        lead={result?.status === 'accepted' ? undefined : text.lead}
        level={1}
      />
      {result?.status === 'accepted' ? (
        <NoScriptConfirmation
          message={result.msg}
          receipt={result.receipt}
          promise={promise}
          next={next}
          another={{ to: path, label: text.another }}
        />
      ) : (
        <Form rejected={result} />
      )}
    </article>
  );
}
