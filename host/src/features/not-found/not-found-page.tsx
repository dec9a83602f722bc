import { Link } from '@shop/router';

export function Page() {
  return <Link to="/">404</Link>;
}
