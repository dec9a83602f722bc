import { Link } from '@shop/router';

export function Page() {
  return <Link to="/home">Mosaic</Link>;
}
