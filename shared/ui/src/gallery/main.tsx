import { createRoot } from 'react-dom/client';
import { globalStyles } from '@shop/ui/global-styles';
import { Gallery } from './gallery';

const style = document.createElement('style');
style.textContent = globalStyles;
document.head.append(style);

const container = document.createElement('div');
document.body.append(container);
createRoot(container).render(<Gallery language={document.documentElement.lang === 'ar' ? 'ar' : 'en'} />);
