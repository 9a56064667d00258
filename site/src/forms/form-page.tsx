import type { ReactNode } from 'react';
import { useActionData } from 'react-router';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import layout from '../parts/layout.module.css';
import { SectionHeader } from '../parts/section-header.tsx';
import type { AcceptedPost, RejectedPost } from './form-action.ts';
import { PostAccepted } from './post-accepted.tsx';

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
  Form: (props: { rejected: RejectedPost | undefined }) => ReactNode;
};

/** A page with a form for browsers without scripts: the form, and the confirmation after a post. */
export function FormPage({ title, text, path, above, promise, next, Form }: FormPageProps) {
  const posted = useActionData<RejectedPost | AcceptedPost>();
  return (
    <article className={`${layout.page} ${layout.lastSection}`}>
      <Breadcrumb here={title} />
      {above}
      <SectionHeader
        index="01"
        name={text.name}
        title={title}
        lead={posted?.is === 'accepted' ? undefined : <p>{text.lead}</p>}
        level={1}
      />
      {posted?.is === 'accepted' ? (
        <PostAccepted
          message={posted.msg}
          receipt={posted.receipt}
          promise={promise}
          next={next}
          another={{ to: path, label: text.another }}
        />
      ) : (
        <Form rejected={posted} />
      )}
    </article>
  );
}
