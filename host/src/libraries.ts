/** What takes long to run of the first load, and needs nothing of the shop: it runs ahead of it, in a task of its own. */
import 'react-dom/client';
