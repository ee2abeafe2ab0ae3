import { createInstance } from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { BrowserRouter, Link, Route, Routes, useParams } from 'react-router-dom';
import useSWR from 'swr';
import './lean.css';

/** What one product of the answer says, as far as a card shows it. */
interface Goods {
  id: number;
  image: string;
  storeName: string;
  price: string;
}

interface Detail {
  storeName: string;
  price: string;
  /** A JSON list of addresses. */
  sliderImage: string;
}

async function load<T>(address: string): Promise<T> {
  const response = await fetch(address);
  const { data }: { data: T } = await response.json();
  return data;
}

/** Goods by the call that the shop makes for them, with nothing around them. */
function List({ address }: { address: string }) {
  const { t } = useTranslation();
  const { data } = useSWR(address, load<{ list: Goods[] }>);
  return (
    <main>
      <h1>{t('goods.recommended')}</h1>
      {data ? data.list.map((goods) => <Card key={goods.id} {...goods} />) : <p>{t('goods.loading')}</p>}
    </main>
  );
}

function GoodsPage() {
  const { id } = useParams();
  const { t } = useTranslation();
  const { data } = useSWR(`/api/front/product/detail/${id}`, load<{ productInfo: Detail }>);
  if (!data) return <p>{t('goods.loading')}</p>;
  const { storeName, price, sliderImage } = data.productInfo;
  const [image]: string[] = JSON.parse(sliderImage);
  return (
    <main>
      <h1>{storeName}</h1>
      <img src={image} alt="" width={512} height={512} />
      <p>{price}</p>
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
        <Route path="/" element={<List address="/api/front/index/product?page=1&limit=24" />} />
        <Route path="/goods/goods_search" element={<List address="/api/front/product/list?page=1&limit=20" />} />
        <Route path="/goods_detail/:id" element={<GoodsPage />} />
      </Routes>
    </BrowserRouter>
  </I18nextProvider>,
);
