import { useLocation, useNavigate } from 'react-router';

/** The current query of the URL; React's may be older. */
export const currentParams = () => new URLSearchParams(window.location.search);

/** Reads the query of the URL, and writes it starting from the current one: two writes in a row keep each other. */
export function useUrlParams() {
  const location = useLocation();
  const navigate = useNavigate();

  const write = (
    change: (params: URLSearchParams) => void,
    { replace = false, state = replace ? location.state : null }: { replace?: boolean; state?: unknown } = {},
  ) => {
    // The user is already leaving this screen.
    if (window.location.pathname !== location.pathname) return;
    const params = currentParams();
    change(params);
    void navigate({ search: params.toString() }, { replace, state, preventScrollReset: true });
  };

  return { params: new URLSearchParams(location.search), location, write, navigate };
}
