import { useLocation } from 'react-router';

/** The parameters of the page's URL. */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}
