import { Opener } from '../parts/opener.tsx';
import { usePageText } from '../text/use-text.tsx';

/** The page's heading; what to do here is said while the number is asked for. */
export function SubmissionOpener({ asking = false }: { asking?: boolean }) {
  const text = usePageText('submissions');
  return (
    <Opener index="01" name={text.name} title={text.title} say={asking ? <p>{text.say}</p> : undefined} level={1} />
  );
}
