import type { ContentKind } from 'contract/console/content-kinds.ts';
import { compareRevisions } from 'contract/console/revisions.ts';
import { useRead } from '../../gateway/use-read.ts';
import { LoadingOrError } from '../../parts/loading/loading-or-error.tsx';
import { useTexts } from '../../text/use-language.ts';
import { FieldDifferences } from './field-differences.tsx';
import styles from './revision-comparison.module.css';

/** What two revisions of an item have different, field by field. Old revisions may be gone. */
export function RevisionComparison({
  kind,
  id,
  before,
  after,
}: {
  kind: ContentKind;
  id: string;
  before: number;
  after: number;
}) {
  const { versions } = useTexts().publishing;
  const { data, failure, retry } = useRead(compareRevisions, { kind, id, before, after }, { silent: true });
  if (failure?.status === 404) return <p className={styles.quiet}>{versions.gone}</p>;
  if (data === undefined) return <LoadingOrError failure={failure} retry={retry} rows={2} />;
  if (data.fields.length === 0) return <p>{versions.equal}</p>;
  return (
    <>
      <FieldDifferences fields={data.fields} />
      <p className={styles.quiet}>{versions.equalFields(data.equalFields)}</p>
    </>
  );
}
