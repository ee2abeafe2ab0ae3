import { Route, Routes } from 'react-router-dom';
import { announced, isCentre, isGuarded, paths } from '../paths.ts';
import { CentreRoute } from '../routes/CentreRoute.tsx';
import {
  AddressListRoute,
  ApplicationRecordRoute,
  CouponListRoute,
  MerchantApplicationRoute,
  OrderDetailRoute,
  OrderListRoute,
  PointsRoute,
  RefundDetailRoute,
  RefundListRoute,
  RefundRequestRoute,
  ReviewListRoute,
  UserCentreRoute,
  UserInfoRoute,
  WriteReviewRoute,
} from '../routes/lazyCentreRoutes.ts';
import { ErrorRoute } from '../routes/lazyErrorRoute.ts';
import { notYet } from './notYet.tsx';

/** The routes that need an account (docs/domain/session.md#guarded-pages): the user centre beside its menu, and the orders. */
export function CentreArea() {
  return (
    <Routes>
      <Route element={<CentreRoute />}>
        <Route path={paths.users} element={<UserCentreRoute />} />
        <Route path={paths.points} element={<PointsRoute />} />
        <Route path={paths.userInfo} element={<UserInfoRoute />} />
        <Route path="/users/address_list" element={<AddressListRoute />} />
        <Route path={paths.couponList} element={<CouponListRoute />} />
        <Route path="/users/order_list" element={<OrderListRoute />} />
        <Route path="/users/refund_list" element={<RefundListRoute />} />
        <Route path="/users/refund_confirm" element={<RefundRequestRoute />} />
        <Route path="/order/refund_detail" element={<RefundDetailRoute />} />
        <Route path="/users/evaluation_list" element={<ReviewListRoute />} />
        <Route path="/users/evaluation_confirm" element={<WriteReviewRoute />} />
        <Route path="/order/order_detail" element={<OrderDetailRoute />} />
        <Route path="/users/merchant_settled" element={<MerchantApplicationRoute />} />
        <Route path="/users/application_record" element={<ApplicationRecordRoute />} />
        {notYet(announced.filter(isCentre))}
      </Route>
      {notYet(announced.filter((path) => isGuarded(path) && !isCentre(path)))}
      <Route path="*" element={<ErrorRoute status={404} />} />
    </Routes>
  );
}
