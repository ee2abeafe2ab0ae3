import { createInstance } from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import useSWR from 'swr';
import './lean.css';

/** What one product of the answer says, as far as a card shows it. */
interface Goods {
  id: number;
  image: string;
  storeName: string;
  price: string;
}

async function load(address: string): Promise<Goods[]> {
  const response = await fetch(address);
  const { data }: { data: { list: Goods[] } } = await response.json();
  return data.list;
}

/** The goods of the shop's home, by the same call, with nothing around them. */
function Home() {
  const { t } = useTranslation();
  const { data } = useSWR('/api/front/index/product?page=1&limit=24', load);
  return (
    <main>
      <h1>{t('goods.recommended')}</h1>
      {data ? data.map((goods) => <Card key={goods.id} {...goods} />) : <p>{t('goods.loading')}</p>}
    </main>
  );
}

function Card({ id, image, storeName, price }: Goods) {
  return (
    <article>
      <img src={image} alt="" width={256} height={256} />
      <h2>
        <Link to={`/goods_detail/${id}`}>{storeName}</Link>
      </h2>
      <p>{price}</p>
    </article>
  );
}

const i18n = createInstance();
await i18n.use(initReactI18next).init({
  lng: 'en',
  defaultNS: 'common',
  resources: { en: { common: { goods: { recommended: 'Recommended', loading: 'Loading' } } } },
});
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(
  <I18nextProvider i18n={i18n}>
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<Home />} />
      </Routes>
    </BrowserRouter>
  </I18nextProvider>,
);
