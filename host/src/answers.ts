/** Texts, answers of the API and addresses, with the libraries below them: a task of their own. */
import '@shop/i18n';
import '@shop/api';
import '@shop/router';
