import { useLocation, useNavigate } from 'react-router';
import { reportsPath } from '../report-path.ts';

/** Leads to the list as it was. */
export function useBackToList(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return () => void navigate({ pathname: reportsPath, search });
}
