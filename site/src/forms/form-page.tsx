import type { ReactNode } from 'react';
import { useActionData } from 'react-router';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import layout from '../parts/layout.module.css';
import { SectionHeader } from '../parts/section-header.tsx';
import type { AcceptedForm, RejectedForm } from './form-action.ts';
import { NoScriptConfirmation } from './no-script-confirmation.tsx';

type FormPageProps = {
  title: string;
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
export function FormPage({ title, text, path, above, promise, next, Form }: FormPageProps) {
  const result = useActionData<RejectedForm | AcceptedForm>();
  return (
    <article className={`${layout.page} ${layout.lastSection}`}>
      <Breadcrumb here={title} />
      {above}
      <SectionHeader
        name={text.name}
        title={title}
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
