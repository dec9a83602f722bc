import { toBrandStyle, type Brand } from '@shop/domain/brand';
import { createRoot } from 'react-dom/client';
import { globalStyles } from '@shop/ui/global-styles';
import { Gallery } from './gallery';

function addStyle(text: string) {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
}

addStyle(globalStyles);

/** A brand of the folder `brands`: `?brand=saffron`. */
async function addBrand(name: string) {
  const base = `/brands/${name}/`;
  const response = await fetch(`${base}brand.json`);
  const brand: Brand = await response.json();
  addStyle(toBrandStyle(brand, base));
}

const brandName = new URLSearchParams(window.location.search).get('brand');
if (brandName) void addBrand(brandName);

const container = document.createElement('div');
document.body.append(container);
createRoot(container).render(<Gallery language={document.documentElement.lang === 'ar' ? 'ar' : 'en'} />);
