import type { ApiResponse } from 'client/call.ts';
import { paths } from 'contract/urls/paths.ts';
import type { FormEvent, ReactNode } from 'react';
import type { listSampleCertificates } from 'contract/certificates.ts';
import { Link, useHref, useNavigate } from '../pages/link.tsx';
import buttons from '../parts/button.module.css';
import fields from '../parts/fields/field.module.css';
import { Field } from '../parts/fields/field.tsx';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { useQueryField } from '../parts/fields/use-query-field.ts';
import { fallbackLang } from '../text/fallback-lang.ts';
import { usePageText } from '../text/use-text.tsx';
import { LotDrawing } from './lot-drawing.tsx';
import styles from './lot-form.module.css';

/** Twelve digits with the blanks and hyphens that people put between them. */
export const longestLotQuery = 40;

type Samples = ApiResponse<typeof listSampleCertificates>;

type LotFormProps = {
  query: string;
  error: string | undefined;
  /** The samples; null beside a certificate. */
  children: ReactNode;
};

/** A native form, so that it works without scripts. */
export function LotForm({ query, error, children }: LotFormProps) {
  const text = usePageText('certificates');
  const navigate = useNavigate();
  const { field, send } = useQueryField(query);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void navigate(paths.certificates(send()));
  }

  return (
    <div className={`${styles.lookUp} ${primitives.stack} ${primitives.screenOnly}`}>
      <div className={`${styles.entry} ${primitives.stack}`}>
        <form
          className={`${styles.form} ${fields.withButton}`}
          action={useHref(paths.certificates())}
          method="get"
          onSubmit={submit}
        >
          <Field label={text.field} hint={text.hint} error={error}>
            {(attributes) => (
              <input
                {...attributes}
                ref={field}
                name="lot"
                defaultValue={query}
                maxLength={longestLotQuery}
                inputMode="numeric"
                autoComplete="off"
                enterKeyHint="search"
              />
            )}
          </Field>
          <button type="submit" className={buttons.accent}>
            {text.submit}
          </button>
        </form>
        {children === null ? null : <LotDrawing />}
      </div>
      {children}
    </div>
  );
}

/** The lots of the samples as links, without the lot that is shown. */
export function SampleLots({ samples, shown }: { samples: Samples; shown?: string | undefined }) {
  const text = usePageText('certificates');
  if (samples.data.length === 0) return null;
  return (
    <div className={`${primitives.small} ${primitives.screenOnly}`}>
      <p className={primitives.quiet}>{text.samples}</p>
      <ul className={`${styles.samples} ${primitives.quiet} ${primitives.rows}`}>
        {samples.data.map(({ lotNo, name }, index) =>
          lotNo === shown ? null : (
            <li key={lotNo}>
              <Link className={`${styles.sample} ${primitives.link}`} to={paths.certificates(lotNo)}>
                <span className={styles.lot}>{lotNo}</span>
                <span lang={fallbackLang(samples, `/data/${index}/name`)}>{name}</span>
                <Icon name="go" size="small" className={primitives.accent} />
              </Link>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
