import { createContext, useContext } from 'react';
import { Navigate as RouterNavigate, useHref, type NavigateProps } from 'react-router-dom';

const Redirect = createContext<((address: string) => void) | null>(null);

/** Around a page that is rendered on a server: receives where it redirects to, because nothing navigates there. */
export const RedirectProvider = Redirect.Provider;

/** The library's, on servers, too: there the page's response redirects. */
export function Navigate(props: NavigateProps) {
  const redirect = useContext(Redirect);
  const address = useHref(props.to);
  if (!redirect) return <RouterNavigate {...props} />;
  redirect(address);
  return null;
}
